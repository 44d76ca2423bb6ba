import { brands, type Brand } from './brands/brands.ts';
import { tokenDescriptions } from './tokenDescriptions.ts';
import { tokens } from './tokens.ts';

/**
 * The tokens in the format of the W3C Design Tokens Community Group (2025.10), which design tools import.
 * What the format cannot say, such as a size that grows with the window, stands in its two ends, and as CSS in
 * `$extensions`.
 */

type Json = string | number | boolean | Json[] | JsonObject;
type JsonObject = { [key: string]: Json };

const extension = 'com.hvac.css';

const pair = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
const rounded = (value: number) => Math.round(value * 1e4) / 1e4;

/** @param css "#0b2a3f", or with an alpha "#0b2a3f26" */
function color(css: string): Json {
  return {
    colorSpace: 'srgb',
    components: [pair(css, 1), pair(css, 3), pair(css, 5)].map(rounded),
    alpha: css.length > 7 ? rounded(pair(css, 7)) : 1,
    hex: css.slice(0, 7),
  };
}

/** @returns undefined for units that the format does not have */
function dimension(css: string): { value: number; unit: string } | undefined {
  const [, value, unit] = /^(-?[\d.]+)(px|rem)$/.exec(css === '0' ? '0px' : css) ?? [];
  return value === undefined || unit === undefined ? undefined : { value: Number(value), unit };
}

function length(css: string): JsonObject {
  const [, least, most] = /^clamp\(([^,]+),[^,]+,([^)]+)\)$/.exec(css) ?? [];
  if (least !== undefined && most !== undefined) {
    return { $extensions: { [extension]: css }, phone: length(least.trim()), desktop: length(most.trim()) };
  }
  const value = dimension(css);
  return value ? { $type: 'dimension', $value: value } : { $extensions: { [extension]: css } };
}

/** One layer: "0 4px 14px #0b2a3f0f", the spread between blur and color when there is one. */
function shadowLayer(css: string): Json {
  const parts = css.trim().split(' ');
  const lengths = parts.filter((part) => !part.startsWith('#')).map((part) => dimension(part) ?? 0);
  const [offsetX = 0, offsetY = 0, blur = 0, spread = { value: 0, unit: 'px' }] = lengths;
  return { color: color(parts.find((part) => part.startsWith('#')) ?? ''), offsetX, offsetY, blur, spread };
}

const shadow = (css: string): JsonObject => ({ $type: 'shadow', $value: css.split(',').map(shadowLayer) });

const family = (css: string): JsonObject => ({
  $type: 'fontFamily',
  $value: css.split(',').map((name) => name.trim().replaceAll("'", '')),
});

function duration(css: string): JsonObject {
  const [, value = '', unit = 'ms'] = /^([\d.]+)(ms|s)$/.exec(css) ?? [];
  return { $type: 'duration', $value: { value: Number(value), unit } };
}

type Group = keyof typeof tokens;

const toToken: Record<Group, (css: string) => JsonObject> = {
  color: (css) => ({ $type: 'color', $value: color(css) }),
  font: family,
  fontSize: length,
  space: length,
  radius: length,
  shadow,
  size: length,
  motion: duration,
};

const valuesOf = (group: Group, brand: Brand): Record<string, string> => ({ ...tokens[group], ...brand.values[group] });

/** The first token of a group that has the same value in every brand: `selected` is `link`. */
function aliasOf(group: Group, name: string): string | undefined {
  const everywhere = Object.values(brands).map((brand) => valuesOf(group, brand));
  const first = Object.keys(tokens[group]).find((other) => everywhere.every((of) => of[other] === of[name]));
  return first === name ? undefined : first;
}

function groupOf(group: Group, brand: Brand): Json {
  const { about, of } = tokenDescriptions[group];
  const described = of as Readonly<Record<string, string>>;
  const members = Object.entries(valuesOf(group, brand)).map(([name, css]): [string, Json] => {
    const alias = aliasOf(group, name);
    const token = toToken[group](css);
    return [
      name,
      {
        ...token,
        ...(alias !== undefined && '$value' in token && { $value: `{${group}.${alias}}` }),
        ...(described[name] !== undefined && { $description: described[name] }),
      },
    ];
  });
  return { $description: about, ...Object.fromEntries(members) };
}

/** All tokens with a brand's values. Design tools import one such file for each mode: the names are the same. */
export const designTokensOf = (brand: Brand): Json =>
  Object.fromEntries((Object.keys(tokens) as Group[]).map((group) => [group, groupOf(group, brand)]));

export const designTokens: Json = designTokensOf(brands.coastal);
