/** A brand as visitors see it. */
export interface Brand {
  /** The first label of its host name; `localhost` for a host that belongs to no brand. */
  id: string;
  name: string;
  title: string;
  /** The heading of its landing page. */
  heading: string;
  /** Its website and the website's name; without an address it is the site itself. */
  website: { name: string; url?: string };
}

const websiteOf = (host: string): Brand['website'] => ({ name: host, url: `https://${host}` });

/** The brands that the repository comes with. */
export const BRANDS = {
  aurora: {
    id: 'aurora',
    name: 'Aurora',
    heading: 'Welcome to Aurora',
    title: 'Aurora Gaming Platform',
    website: websiteOf('aurora.example'),
  },
  ember: {
    id: 'ember',
    name: 'Ember',
    heading: 'Turn up the heat at Ember',
    title: 'Ember Gaming Platform',
    website: websiteOf('ember.example'),
  },
  lagoon: {
    id: 'lagoon',
    name: 'Lagoon',
    heading: 'Welcome to Lagoon',
    title: 'Lagoon Gaming Platform',
    website: websiteOf('lagoon.example'),
  },
  default: {
    id: 'localhost',
    name: 'Default Site',
    heading: 'Welcome to Default Site',
    title: 'Default Site',
    website: { name: 'Default Site' },
  },
} satisfies Record<string, Brand>;
