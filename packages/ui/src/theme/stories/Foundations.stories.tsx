import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { vars } from '../contract.css.ts';
import { contrast } from '../contrast.ts';
import { tokens } from '../tokens.ts';
import { bar, box, caption, grid, name as nameStyle, row, sample, swatch } from './Specimen.css.ts';

const meta = preview.meta({ title: 'Foundations/Tokens', tags: ['foundation'] });

/** The custom property of a token, such as `--hvac-color-action`. */
const property = (value: string) => value.slice('var('.length, -1);

/** What can be written on a color: the better of the text color and white. */
function legible(hex: string): string {
  const ratios = { text: contrast(hex, tokens.color.text), white: contrast(hex, tokens.color.onDark) };
  const better = ratios.text >= ratios.white ? 'text' : 'white';
  return `${ratios[better].toFixed(1)} with ${better}`;
}

const opaque = Object.entries(tokens.color).filter(([, hex]) => hex.length === 7) as [
  keyof typeof vars.color,
  string,
][];

export const Colors = meta.story({
  render: () => (
    <div className={grid}>
      {opaque.map(([name, hex]) => (
        <div key={name} className={swatch}>
          <div className={sample} style={{ background: vars.color[name] }} />
          <div className={caption}>
            <span className={nameStyle}>{name}</span>
            {hex} · {legible(hex)}
            <br />
            {property(vars.color[name])}
          </div>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(document.documentElement).getPropertyValue('--hvac-color-action')).toBe('#ff7352');
    await expect(canvas.getByText('action')).toBeVisible();
  },
});

export const Type = meta.story({
  render: () => (
    <div>
      {(['h1', 'h1Form', 'h2', 'h3', 'lead', 'body', 'label', 'small', 'tiny'] as const).map((step) => (
        <div key={step} className={row}>
          <span>{step}</span>
          <span
            style={{
              fontSize: vars.fontSize[step],
              lineHeight: 1.2,
              ...(step.startsWith('h') && {
                fontFamily: vars.font.display,
                fontWeight: 800,
                letterSpacing: '-0.022em',
              }),
            }}
          >
            Florida heat stops at your front door.
          </span>
        </div>
      ))}
    </div>
  ),
});

export const Space = meta.story({
  render: () => (
    <div>
      {Object.entries(vars.space).map(([step, value]) => (
        <div key={step} className={row}>
          <span>
            {step}
            <br />
            {tokens.space[step as keyof typeof tokens.space]}
          </span>
          <div className={bar} style={{ width: value }} />
        </div>
      ))}
    </div>
  ),
});

export const ShapeAndDepth = meta.story({
  render: () => (
    <div className={grid}>
      {Object.entries(vars.radius).map(([step, value]) => (
        <div key={step}>
          <div className={box} style={{ borderRadius: value, boxShadow: vars.shadow.low }} />
          <div className={caption}>radius {step}</div>
        </div>
      ))}
      {Object.entries(vars.shadow).map(([step, value]) => (
        <div key={step}>
          <div className={box} style={{ borderRadius: vars.radius.panel, boxShadow: value }} />
          <div className={caption}>shadow {step}</div>
        </div>
      ))}
    </div>
  ),
});
