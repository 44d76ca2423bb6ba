import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import { Inline } from '../../components/layout/Inline/Inline.tsx';
import { Stack } from '../../components/layout/Stack/Stack.tsx';
import { brand, vars } from '../contract.css.ts';
import { contrast } from '../contrast.ts';
import { propertyName } from '../customProperties.ts';
import { tokens } from '../tokens.ts';
import { bar, box, caption, grid, name as nameStyle, row, sample, swatch } from './Specimen.css.ts';

const meta = preview.meta({ title: 'Foundations/Tokens', tags: ['foundation'] });

/** What can be written on a color: the better of the text color and white. */
function legible(hex: string): string {
  const ratios = { text: contrast(hex, tokens.color.text), white: contrast(hex, tokens.color.onDark) };
  const better = ratios.text >= ratios.white ? 'text' : 'white';
  return `${ratios[better].toFixed(1)} with ${better}`;
}

const opaque = Object.entries(tokens.color).filter(([, hex]) => hex.length === 7) as [
  keyof typeof brand.color,
  string,
][];

export const Colors = meta.story({
  render: () => (
    <div className={grid}>
      {opaque.map(([name, hex]) => (
        <div key={name} className={swatch}>
          <div className={sample} style={{ background: brand.color[name] }} />
          <div className={caption}>
            <span className={nameStyle}>{name}</span>
            {hex} · {legible(hex)}
            <br />
            {propertyName('color', name)}
          </div>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(document.documentElement).getPropertyValue('--hvac-color-action')).toBe(
      tokens.color.action,
    );
    await expect(canvas.getByText('action')).toBeVisible();
  },
});

const lying = (
  <>
    <Text>What lies on it says `text`.</Text>
    <Text tone="soft">
      And `textSoft`, around <TextLink href="/">a link</TextLink>.
    </Text>
    <Inline>
      <Button variant="secondary">A ground of its own</Button>
      <Button variant="quiet">None</Button>
    </Inline>
  </>
);

/** Ink, and paper on it, which has the colors of the page again. */
export const Surfaces = meta.story({
  render: () => (
    <Card tone="dark">
      <Stack>
        {lying}
        <Card padding="snug">
          <Stack>{lying}</Stack>
        </Card>
      </Stack>
    </Card>
  ),
  play: async ({ canvas }) => {
    const colors = (found: HTMLElement[]) => found.map((element) => getComputedStyle(element).color);
    const [ink, white] = ['rgb(11, 42, 63)', 'rgb(255, 255, 255)'];
    await expect(colors(canvas.getAllByText(/^What lies/))).toEqual([white, ink]);
    await expect(colors(canvas.getAllByText(/^And/))).toEqual(['rgb(220, 233, 236)', 'rgb(68, 89, 106)']);
    await expect(colors(canvas.getAllByRole('link'))).toEqual([white, 'rgb(14, 86, 115)']);
    await expect(colors(canvas.getAllByRole('button', { name: /own$/ }))).toEqual([ink, ink]);
  },
});

export const Type = meta.story({
  render: () => (
    <div>
      {(['h1', 'h2', 'title', 'h3', 'lead', 'body', 'label', 'small'] as const).map((step) => (
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
