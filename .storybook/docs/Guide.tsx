import type { ReactNode } from 'react';

interface Example {
  /** What makes it right or wrong. */
  why: string;
  /** The components themselves. */
  show: ReactNode;
}

export interface GuideText {
  /** What it is for. */
  use: string;
  /** When something else is better, and what. */
  not: string;
  /** Its parts, from the outside in. */
  anatomy: readonly string[];
  /** Live examples to follow, and to avoid; none where the states say it. */
  good: readonly Example[];
  bad: readonly Example[];
  /** What the keys do. */
  keyboard: string;
  /** What is announced, and when. */
  screenReader: string;
  /** What it was built to: numbers of WCAG 2.2. */
  wcag: readonly string[];
}

const Examples = ({ title, mark, examples }: { title: string; mark: string; examples: readonly Example[] }) => (
  <>
    {examples.length > 0 && <h3>{title}</h3>}
    {examples.map(({ why, show }) => (
      <figure key={why} style={{ margin: '0 0 24px', padding: 16, border: '1px solid var(--hvac-color-line)' }}>
        <div className="sb-unstyled">{show}</div>
        <figcaption>
          {mark} {why}
        </figcaption>
      </figure>
    ))}
  </>
);

/** How to use a component, and how not to. */
export const Guide = ({ guide }: { guide: GuideText }) => (
  <>
    <h2>When to use it</h2>
    <p>{guide.use}</p>
    <h3>When not</h3>
    <p>{guide.not}</p>
    <h2>Anatomy</h2>
    <ol>
      {guide.anatomy.map((part) => (
        <li key={part}>{part}</li>
      ))}
    </ol>
    {guide.good.length > 0 && <h2>Do and don’t</h2>}
    <Examples title="Do" mark="✓" examples={guide.good} />
    <Examples title="Don’t" mark="✗" examples={guide.bad} />
    <h2>Accessibility</h2>
    <dl>
      <dt>Keyboard</dt>
      <dd>{guide.keyboard}</dd>
      <dt>Screen reader</dt>
      <dd>{guide.screenReader}</dd>
      <dt>WCAG 2.2</dt>
      <dd>{guide.wcag.join(' · ')}</dd>
    </dl>
  </>
);
