import type { ReactNode } from 'react';
import { Icon } from '../../packages/ui/src/components/Icon/Icon.tsx';
import type { IconName } from '../../packages/ui/src/components/Icon/icons.ts';
import type { Guide } from './guide.ts';

interface ExampleProps {
  label: string;
  icon: IconName;
  color: string;
  /** What makes it right or wrong. */
  why: string;
  /** The components themselves. */
  children: ReactNode;
}

const Example = ({ label, icon, color, why, children }: ExampleProps) => (
  <figure style={{ margin: 0, minWidth: 0, display: 'flex', flexDirection: 'column', borderTop: `4px solid ${color}` }}>
    <div
      className="sb-unstyled"
      style={{ flexGrow: 1, padding: 16, border: '1px solid var(--hvac-color-border)', borderTop: 0 }}
    >
      {children}
    </div>
    <figcaption style={{ marginTop: 8, fontSize: 14 }}>
      <strong style={{ color, display: 'inline-flex', alignItems: 'center', gap: 4 }}>
        <Icon name={icon} size={16} weight={2.4} /> {label}
      </strong>{' '}
      {why}
    </figcaption>
  </figure>
);

interface ExamplesProps {
  of: NonNullable<Guide['examples']>;
  /** Each example takes the whole width, for what is laid out for a wide screen. */
  wide?: boolean | undefined;
}

/** Sets what to do beside what not to do, or above it. */
export const Examples = ({ of, wide = false }: ExamplesProps) => (
  <div
    style={{
      display: 'grid',
      gridTemplateColumns: wide ? '1fr' : 'repeat(auto-fit, minmax(min(360px, 100%), 1fr))',
      gap: 24,
    }}
  >
    {of.map((item) =>
      'do' in item ? (
        <Example key={item.do} label="Do." icon="check" color="var(--hvac-color-status-info-text)" why={item.do}>
          {item.example}
        </Example>
      ) : (
        <Example key={item.dont} label="Don’t." icon="close" color="var(--hvac-color-status-error)" why={item.dont}>
          {item.example}
        </Example>
      ),
    )}
  </div>
);
