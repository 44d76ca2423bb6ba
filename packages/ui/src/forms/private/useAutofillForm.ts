import {
  useForm,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isTextControl = (control: unknown): control is TextControl =>
  (control instanceof HTMLInputElement && !['checkbox', 'radio', 'file', 'hidden'].includes(control.type)) ||
  control instanceof HTMLTextAreaElement ||
  control instanceof HTMLSelectElement;

/**
 * `useForm` of react-hook-form, which sends what stands in the fields: password managers, and Chrome on iOS, fill them in
 * without an event (react#1159).
 */
export function useAutofillForm<Values extends FieldValues>(options: UseFormProps<Values>): UseFormReturn<Values> {
  const form = useForm<Values>(options);
  const readFields = ({ elements }: HTMLFormElement) => {
    for (const [name, known] of Object.entries(form.getValues())) {
      const control = elements.namedItem(name);
      // What fills in the hidden trap against robots is not read.
      if (!isTextControl(control) || control.autocomplete === 'off') continue;
      if (control.value !== (known ?? ''))
        form.setValue(name as Path<Values>, control.value as PathValue<Values, Path<Values>>);
    }
  };
  return {
    ...form,
    handleSubmit: (onValid, onInvalid) => {
      const submit = form.handleSubmit(onValid, onInvalid);
      return (event) => {
        const element: unknown = event?.currentTarget;
        if (element instanceof HTMLFormElement) readFields(element);
        return submit(event);
      };
    },
  };
}
