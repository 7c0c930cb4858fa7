import type { Cause } from '../causes/cause.ts';
import type { Box } from '../compare.ts';
import type { Decisions } from '../decisions.ts';
import type { Look, Scheme } from '../modes.ts';

/** Row of the report. Addresses of images are relative to the page. */
export interface ReportItem {
  key: string;
  title: string;
  name: string;
  brand: string;
  scheme: Scheme;
  width: number;
  look: Look;
  kind: 'changed' | 'added' | 'removed';
  before?: string;
  after?: string;
  /** Defined if the item needs a decision. */
  change?: {
    image: string;
    causes: readonly string[];
    /** Reason why there is no old picture. */
    failure?: string;
    difference?: {
      pixels: number;
      box: Box;
      mask: string;
      /** Size of the mask, which covers both pictures. */
      width: number;
      height: number;
    };
  };
}

/** Data of the page. The HTML file contains it, so that the page loads only images. */
export interface ReportData {
  /** Hash of all other data except the decisions. It identifies the report. */
  id: string;
  before: string;
  after: string;
  items: ReportItem[];
  causes: Cause[];
  unchanged: number;
  problems: { key: string; why: string }[];
  /** Decisions at the time of the report. The review server has the current ones. */
  decisions: Decisions;
}
