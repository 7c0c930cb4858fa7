/** A brand as its visitors meet it. */
export interface Brand {
  /** The first part of its host name; `localhost` for a host that no brand claims. */
  id: string;
  name: string;
  title: string;
}

/** The brands that the repository comes with. */
export const BRANDS = {
  aurora: { id: 'aurora', name: 'Aurora', title: 'Aurora Gaming Platform' },
  ember: { id: 'ember', name: 'Ember', title: 'Ember Gaming Platform' },
  lagoon: { id: 'lagoon', name: 'Lagoon', title: 'Lagoon Gaming Platform' },
  default: { id: 'localhost', name: 'Default Site', title: 'Default Site' },
} satisfies Record<string, Brand>;
