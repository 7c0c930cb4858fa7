export interface Brand {
  /** First label of the brand's host name; `localhost` for hosts without a brand. */
  id: string;
  name: string;
  title: string;
  heading: string;
  /** Without a URL, the link leads to the app itself. */
  website: { name: string; url?: string };
}

const websiteOf = (host: string): Brand['website'] => ({ name: host, url: `https://${host}` });

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
    heading: 'Welcome to Ember',
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
  folio: {
    id: 'folio',
    name: 'Folio',
    heading: 'Folio publishes every draw',
    title: 'Folio Gaming Platform',
    website: { name: 'folio.localhost' },
  },
  default: {
    id: 'localhost',
    name: 'Default Site',
    heading: 'Welcome to Default Site',
    title: 'Default Site',
    website: { name: 'Default Site' },
  },
} satisfies Record<string, Brand>;
