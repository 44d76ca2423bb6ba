import type { StrictArgTypes } from 'storybook/internal/types';

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
 * switch where the docs table would offer to type JSON. What a property can be is known to the compiler from the styles,
 * and not to the docs table: the component's stories name it as `options`.
 */
export function usableControls({ argTypes }: { argTypes: StrictArgTypes }): StrictArgTypes {
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const values = argType.options;
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
