import type * as z from 'zod/mini';

type Checked = Readonly<Record<string, unknown>>;

/**
 * Whether a value has the names and types of a schema, whatever the schema says of its texts and numbers. The checksum
 * has proved that the value is as an earlier start wrote it: rules that have become stricter since are about what comes
 * in, and no reason to refuse what was taken.
 */
export function hasShape(schema: z.core.$ZodType, value: unknown): boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- the others stand in no row
  switch (def.type) {
    case 'object': {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
      const isKnown = Object.keys(value).every((name) => name in def.shape);
      return isKnown && Object.entries(def.shape).every(([name, field]) => hasShape(field, (value as Checked)[name]));
    }
    case 'array':
      return Array.isArray(value) && value.every((one) => hasShape(def.element, one));
    case 'optional':
      return value === undefined || hasShape(def.innerType, value);
    case 'nullable':
      return value === null || hasShape(def.innerType, value);
    case 'union':
      return def.options.some((option) => hasShape(option, value));
    case 'pipe':
      return hasShape(def.in, value);
    case 'literal':
      return def.values.some((one) => one === value);
    case 'enum':
      return typeof value === 'string';
    case 'string':
    case 'number':
    case 'boolean':
      return typeof value === def.type;
    default:
      return value !== undefined;
  }
}
