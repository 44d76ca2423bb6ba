import { zodResolver } from '@hookform/resolvers/zod';
import type {
  FieldValues,
  Path,
  RegisterOptions,
  Resolver,
  UseFormProps,
  UseFormRegisterReturn,
  UseFormReturn,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { useAutofillForm } from '../forms/private/useAutofillForm.ts';

interface ZodForm<Values extends FieldValues> extends UseFormReturn<Values> {
  /** The props of a field: its registration, id and error. */
  field: <Name extends Path<Values>>(
    name: Name,
    registration?: RegisterOptions<Values, Name>,
  ) => UseFormRegisterReturn<Name> & { id: string; error: string | undefined };
}

/**
 * A form with the values as they were typed, validated by a schema of the API.
 * @param id prefix of the ids of its fields
 */
export function useZodForm<Values extends FieldValues>(
  id: string,
  schema: z.core.$ZodType<unknown, FieldValues>,
  options: UseFormProps<Values>,
): ZodForm<Values> {
  const resolver = zodResolver(schema, undefined, { raw: true }) as unknown as Resolver<Values>;
  const form = useAutofillForm<Values>({ ...options, resolver });
  const { errors } = form.formState;
  return {
    ...form,
    field: (name, registration) => {
      const message = errors[name]?.message;
      return {
        ...form.register(name, registration),
        id: `${id}-${name}`,
        error: typeof message === 'string' ? message : undefined,
      };
    },
  };
}
