import type { Args, StrictArgTypes } from 'storybook/internal/types';

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

/** The type as it is written: the docs table says no more than "union" of one, or "Pick". */
function writtenType({ type, table }: StrictArgTypes[string]): string | undefined {
  const written = typeof type === 'object' ? type.raw : undefined;
  return written?.replaceAll(/\s+/g, ' ').replace(/ \| undefined$/, '') ?? table?.type?.summary;
}

/** Handlers and refs are for code: no control. */
const forCode = new Set(['ref', 'onChange', 'onBlur', 'onClick']);

interface Told {
  argTypes: StrictArgTypes;
  initialArgs: Args;
}

/**
 * Gives each property of a component a control that a designer can use: a list where there are few values, a text or a
 * switch where the docs table would offer to type JSON. What a property can be is known to the compiler from the styles,
 * and not to the docs table: the component's stories name it as `options`.
 */
export function usableControls({ argTypes, initialArgs }: Told): StrictArgTypes {
  // An attribute of the element, which a story gives and the component's own properties do not have, is no row.
  const attributes = Object.keys(initialArgs).filter((name) => !argTypes[name]);
  return Object.fromEntries([
    ...attributes.map((name) => [name, { name, table: { disable: true } }] as const),
    ...Object.entries(argTypes).map(([name, argType]) => {
      const values = argType.options;
      if (values) {
        const control = { type: values.length > 4 ? ('select' as const) : ('inline-radio' as const) };
        const summary = (values.length > 12 ? writtenType(argType) : undefined) ?? values.join(' | ');
        return [
          name,
          { ...argType, control, options: values, table: { ...argType.table, type: { summary } } },
        ] as const;
      }
      const summary = writtenType(argType);
      const described = summary ? { ...argType, table: { ...argType.table, type: { summary } } } : argType;
      const type = plainKind(argType.type);
      // An element that a story gives cannot be typed.
      const isElement = type === 'text' && typeof initialArgs[name] === 'object';
      if (forCode.has(name) || isElement) return [name, { ...described, control: false as const }] as const;
      if (!type) return [name, described] as const;
      // A switch that is not set is off.
      const isRequired = typeof argType.type === 'object' && argType.type.required;
      const isOff = type === 'boolean' && !isRequired && !described.table?.defaultValue;
      const table = isOff ? { ...described.table, defaultValue: { summary: 'false' } } : described.table;
      return [name, { ...described, table, control: { type } }] as const;
    }),
  ]);
}
