import type { ReactElement } from 'react';

/** Criteria of WCAG 2.2 that components are built to, by number. */
export const criteria = {
  '1.1.1': 'Non-text content',
  '1.3.1': 'Info and relationships',
  '1.3.2': 'Meaningful sequence',
  '1.3.5': 'Identify input purpose',
  '1.4.1': 'Use of color',
  '1.4.3': 'Contrast',
  '1.4.4': 'Resize text',
  '1.4.5': 'Images of text',
  '1.4.10': 'Reflow',
  '1.4.11': 'Non-text contrast',
  '1.4.12': 'Text spacing',
  '1.4.13': 'Content on hover or focus',
  '2.1.1': 'Keyboard',
  '2.1.2': 'No keyboard trap',
  '2.1.4': 'Character key shortcuts',
  '2.2.1': 'Timing adjustable',
  '2.2.2': 'Pause, stop, hide',
  '2.2.4': 'Interruptions',
  '2.3.3': 'Animation from interactions',
  '2.4.1': 'Bypass blocks',
  '2.4.2': 'Page titled',
  '2.4.3': 'Focus order',
  '2.4.4': 'Link purpose',
  '2.4.6': 'Headings and labels',
  '2.4.7': 'Focus visible',
  '2.4.8': 'Location',
  '2.4.10': 'Section headings',
  '2.4.11': 'Focus not obscured',
  '2.5.7': 'Dragging movements',
  '2.5.3': 'Label in name',
  '2.5.8': 'Target size',
  '3.2.3': 'Consistent navigation',
  '3.2.6': 'Consistent help',
  '3.3.1': 'Error identification',
  '3.3.2': 'Labels',
  '3.3.3': 'Error suggestion',
  '3.3.4': 'Error prevention',
  '3.3.7': 'Redundant entry',
  '3.3.8': 'Accessible authentication',
  '4.1.2': 'Name, role, value',
  '4.1.3': 'Status messages',
} as const;

/** An example beside its opposite. */
type Example = ({ do: string } | { dont: string }) & { example: ReactElement };

/** The guide of a component: `X.docs.tsx` beside its stories exports it as `guide`. Texts are Markdown. */
export interface Guide {
  /** What the page is about, where its stories show one side of a component that has a page of its own. */
  about?: string;
  /** Export name of the story that is the live example; the first one unless given. */
  example?: string;
  /** Other names that people search for it by: "Modal" for a dialog. */
  alsoKnownAs?: readonly string[];
  /** Follows the properties: what else a caller has to know. */
  api?: string;
  /** When to use it. */
  use: string;
  /** When not to. */
  avoid?: string;
  /** What to use instead, by the component's title: `{ Toast: 'For a result that may go away' }`. */
  alternatives?: Readonly<Record<string, string>>;
  /** A story with an outline around each part. */
  anatomy?: {
    /** Export name of the story: nothing in it can be pressed. No play function runs, but of one in a frame. */
    of: string;
    /** Height of a frame, for a story that its play function opens. */
    frame?: string;
    /** Changes the story's args. */
    args?: object;
    /** What each part is, by the selector that finds it. */
    parts: Readonly<Record<string, string>>;
    note?: string;
  };
  /** What it consists of, in order. */
  parts?: readonly string[];
  examples?: readonly Example[];
  /** Each example takes the whole width. */
  wideExamples?: boolean;
  /** How its words read, and which of them are prescribed. */
  content?: readonly string[];
  accessibility?: {
    keyboard: string;
    screenReader: string;
    wcag?: readonly (keyof typeof criteria)[];
  };
}
