import type { StrictArgTypes } from 'storybook/internal/types';
import { fades, variants as airflows } from '../packages/ui/src/site/sections/Airflow/Airflow.css.ts';
import { tones as badges } from '../packages/ui/src/kit/Badge/Badge.css.ts';
import { buttonSizes, buttonVariants } from '../packages/ui/src/kit/Button/Button.css.ts';
import { paddings, tones as cards } from '../packages/ui/src/kit/Card/Card.css.ts';
import { sizes as headings } from '../packages/ui/src/kit/Heading/Heading.css.ts';
import { iconNames } from '../packages/ui/src/kit/Icon/icons.ts';
import { sizes as texts, tones as textTones } from '../packages/ui/src/kit/Text/Text.css.ts';
import { tones as notices } from '../packages/ui/src/kit/FormNotice/FormNotice.css.ts';
import { legends } from '../packages/ui/src/forms/FormSection/FormSection.css.ts';
import { splits } from '../packages/ui/src/kit/layout/Columns/Columns.css.ts';
import { spaces, tones as bands } from '../packages/ui/src/kit/layout/Section/Section.css.ts';
import { alignments, justifications } from '../packages/ui/src/theme/sprinkles.css.ts';
import { tokens } from '../packages/ui/src/theme/tokens.ts';

const names = (of: object) => Object.keys(of);

const gap = names(tokens.space);
const button = { variant: buttonVariants, size: buttonSizes, icon: iconNames, type: ['button', 'submit'] };

/** What a property can be, where the compiler knows it from the styles and the docs table cannot. */
const options: Record<string, Record<string, readonly (string | number)[]>> = {
  Airflow: { variant: names(airflows), fade: names(fades), tone: ['flow', 'onAction'] },
  AutoGrid: { atMost: [2, 3, 4], gap },
  Badge: { tone: names(badges), icon: iconNames },
  Button: { ...button, iconAfter: iconNames },
  Card: { tone: names(cards), padding: names(paddings) },
  Columns: { split: names(splits), gap },
  FormNotice: { tone: names(notices) },
  FormSection: { level: names(legends) },
  Heading: { level: [1, 2, 3, 4], size: names(headings) },
  Icon: { name: iconNames, weight: [2, 2.4] },
  IconButton: button,
  Inline: { justify: names(justifications), gap },
  Section: { tone: names(bands), space: names(spaces) },
  Stack: { align: names(alignments), gap },
  Text: { size: names(texts), tone: names(textTones) },
  TextLink: { icon: iconNames, iconAfter: iconNames },
  Accordion: { level: [1, 2, 3, 4] },
};

type Type = StrictArgTypes[string]['type'];

/** The one kind of value that a property takes beside nothing at all; a node in a playground is a text. */
function plainKind(type: Type): 'text' | 'boolean' | 'number' | undefined {
  if (!type || typeof type === 'string') return undefined;
  const kinds = type.name === 'union' ? type.value : [type];
  const values = kinds
    .map((kind) => (kind.name === 'other' ? kind.value : kind.name))
    .filter((name) => name !== 'undefined');
  const [only = '', more] = values;
  if (more !== undefined) return undefined;
  return { string: 'text', ReactNode: 'text', boolean: 'boolean', number: 'number' }[only] as ReturnType<
    typeof plainKind
  >;
}

/** Handlers and refs are for code: no control, and no empty row of one. */
const forCode = new Set(['ref', 'onChange', 'onBlur', 'onClick']);

/**
 * Gives each property of a component a control that a designer can use: a list where there are few values, a text or a
 * switch where the docs table would offer to type JSON.
 */
export function usableControls({ title, argTypes }: { title: string; argTypes: StrictArgTypes }): StrictArgTypes {
  const own = options[title.split('/').at(-1) ?? ''] ?? {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const values = own[name];
      if (values) {
        const control = { type: values.length > 4 ? ('select' as const) : ('inline-radio' as const) };
        const summary = values.length > 12 ? argType.table?.type?.summary : values.join(' | ');
        return [
          name,
          { ...argType, control, options: values, table: { ...argType.table, type: { summary: summary ?? name } } },
        ];
      }
      if (forCode.has(name)) return [name, { ...argType, control: false as const }];
      const type = plainKind(argType.type);
      return [name, type ? { ...argType, control: { type } } : argType];
    }),
  );
}
