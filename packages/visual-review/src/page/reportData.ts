import type { Cause } from '../causes/cause.ts';
import type { PixelDifference } from '../compare.ts';
import type { Decisions } from '../decisions.ts';
import type { Mode, Story } from '../modes.ts';

/** Screenshot pair in the report. Image URLs are relative to the page. */
export interface ReportItem extends Mode, Pick<Story, 'title' | 'name'> {
  key: string;
  kind: 'changed' | 'added' | 'removed';
  before?: string;
  after?: string;
  /** Change of the item; undefined if it needs no decision. */
  change?: {
    image: string;
    causes: readonly string[];
    /** Reason why the base version has no screenshot. */
    failure?: string;
    difference?: Omit<PixelDifference, 'mask' | 'regions'> & { mask: string };
  };
}

/** Data of the report. It is part of the HTML file, so that the page loads only images. */
export interface ReportData {
  /** Hash of all data except the decisions, which identifies the report. */
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
