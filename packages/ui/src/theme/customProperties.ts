import type { tokens } from './tokens.ts';

type Tokens = typeof tokens;

/** Some of the theme's values in place of the package's own; the names are the tokens'. */
export type TokenValues = { [Group in keyof Tokens]?: { [Name in keyof Tokens[Group]]?: string } };

/** Name of a token's custom property: `color`, `onAction` is `--hvac-color-on-action`. */
export const propertyName = (...path: readonly string[]) =>
  `--hvac-${path.map((part) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)).join('-')}`;

/** Custom properties of the given tokens, to be set as a style: `{ '--hvac-color-action': '#f2c230' }`. */
export const customProperties = (values: TokenValues): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([group, some]) =>
      Object.entries(some).map(([name, value]) => [propertyName(group, name), value]),
    ),
  );

/** How a scene is laid on its sky: dark brands set it to `multiply`. */
export const sceneBlendProperty = '--hvac-blend';

/** How bright pictures are: dark brands dim them, or day stands on a page at night. */
export const pictureDimProperty = '--hvac-dim';
