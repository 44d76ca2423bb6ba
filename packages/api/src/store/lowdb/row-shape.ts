import * as z from 'zod/mini';
import { allLeadKinds } from '../../leads/model/lead-kinds.ts';
import { leadState, submission } from '../../leads/model/lead.ts';

/**
 * Whether a value of a data file has the fields and types of a schema. Its stricter rules are not asked: when a later release
 * changes them, what was taken before still opens.
 */
export function hasShape(schema: z.core.$ZodType, value: unknown): boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'optional' || def.type === 'default') return value === undefined || hasShape(def.innerType, value);
  if (def.type === 'object') {
    return isObject(value) && Object.entries(def.shape).every(([name, field]) => hasShape(field, value[name]));
  }
  if (def.type === 'array') return Array.isArray(value) && value.every((each) => hasShape(def.element, each));
  const isPlain = def.type === 'string' || def.type === 'number' || def.type === 'boolean';
  return isPlain ? typeof value === def.type : value !== undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const leadSchemas = new Map<unknown, z.core.$ZodType>(
  allLeadKinds.map(({ entity, name }) => [name, z.object({ entity, submission, state: leadState })]),
);

export function isLead(value: unknown): boolean {
  const schema = isObject(value) ? leadSchemas.get(value['kind']) : undefined;
  return schema !== undefined && hasShape(schema, value);
}
