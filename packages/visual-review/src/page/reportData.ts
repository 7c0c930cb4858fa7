import type { Box } from '../compare.ts';
import type { Decisions } from '../decisions.ts';

/** One row of the report. Addresses of images are relative to the page. */
export interface ReportItem {
  /** The key of the shot. */
  key: string;
  /** 'Primitives/Button' */
  title: string;
  /** 'Default' */
  name: string;
  brand: string;
  width: number;
  kind: 'changed' | 'added' | 'removed';
  before?: string;
  after?: string;
  /** Only for a change. */
  change?: {
    /** The new picture, by its hash. */
    image: string;
    pixels: number;
    box: Box;
    mask: string;
    /** The size of the mask, which covers both pictures. */
    width: number;
    height: number;
  };
}

/** All that the page knows. It is written into the page, which then needs nothing but its images. */
export interface ReportData {
  /** What the old pictures were taken of: 'main'. */
  before: string;
  /** What the new pictures were taken of: 'the working tree'. */
  after: string;
  items: ReportItem[];
  unchanged: number;
  problems: { key: string; why: string }[];
  /** As they were when the report was written; the review server knows the present ones. */
  decisions: Decisions;
}
