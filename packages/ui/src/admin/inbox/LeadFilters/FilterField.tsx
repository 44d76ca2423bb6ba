import { isCalendarDate } from '@hvac/content/model';
import { control } from '../../../forms/Field/control.css.ts';
import { Field } from '../../../forms/Field/Field.tsx';
import { useEmptyDay } from '../../useEmptyDay.ts';
import * as css from './LeadFilters.css.ts';
import { useSyncedInput } from './useSyncedInput.ts';

interface FilterFieldProps<Value extends string> {
  id: string;
  label: string;
  /** What is set; nothing when all are meant. */
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
}

interface FilterSelectProps<Value extends string> extends FilterFieldProps<Value> {
  options: readonly { value: Value; label: string }[];
}

/** All, or one of a few. */
export const FilterSelect = <Value extends string>({
  id,
  label,
  options,
  value,
  onChange,
}: FilterSelectProps<Value>) => (
  <div className={css.cell}>
    <Field id={id} label={label}>
      {(aria) => (
        <select
          {...aria}
          value={value ?? ''}
          className={`${control} ${css.compact}`}
          onChange={({ target }) => onChange(options.find((option) => option.value === target.value)?.value)}
        >
          <option value="">All</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  </div>
);

/** A year that is still being typed is a year of the Romans. */
const isTyped = (day: string) => day === '' || (isCalendarDate(day) && day >= '2000');

/** A day, or any. */
export const FilterDate = ({
  id,
  label,
  value = '',
  error,
  onChange,
}: FilterFieldProps<string> & { error?: string | undefined }) => {
  const input = useSyncedInput(value);
  useEmptyDay(id);
  return (
    <div className={css.cell}>
      <Field id={id} label={label} error={error}>
        {(aria) => (
          <input
            {...aria}
            ref={input}
            type="date"
            defaultValue={value}
            className={`${control} ${css.compact}`}
            onChange={({ target }) => {
              if (isTyped(target.value)) onChange(target.value || undefined);
            }}
          />
        )}
      </Field>
    </div>
  );
};
