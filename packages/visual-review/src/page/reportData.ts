import type { Cause } from '../causes/cause.ts';
import type { Box } from '../compare.ts';
import type { Decisions } from '../decisions.ts';
import type { Look, Scheme } from '../modes.ts';

/** One row of the report. Addresses of images are relative to the page. */
export interface ReportItem {
  /** The key of the shot. */
  key: string;
  /** 'Primitives/Button' */
  title: string;
  /** 'Default' */
  name: string;
  brand: string;
  scheme: Scheme;
  width: number;
  look: Look;
  kind: 'changed' | 'added' | 'removed';
  before?: string;
  after?: string;
  /** Only for what needs a decision. */
  change?: {
    /** The new picture, by its hash. */
    image: string;
    /** The ids of its causes. */
    causes: readonly string[];
    /** Why there is no old picture. */
    failure?: string;
    /** Undefined when there is no old picture. */
    difference?: {
      pixels: number;
      box: Box;
      mask: string;
      /** The size of the mask, which covers both pictures. */
      width: number;
      height: number;
    };
  };
}

/** All that the page knows. It is written into the page, which then needs nothing but its images. */
export interface ReportData {
  /** Over everything below but the decisions: another report has another one. */
  id: string;
  /** Name of the old side: 'main'. */
  before: string;
  /** Name of the new side: 'the working tree'. */
  after: string;
  items: ReportItem[];
  causes: Cause[];
  unchanged: number;
  problems: { key: string; why: string }[];
  /** As they were when the report was written; the review server knows the present ones. */
  decisions: Decisions;
}
