/**
 * The choices of a question, in their order.
 * @param names by value, in the words of the form or of the model; a value without a name is its own
 */
export const optionsOf = <Value extends string>(
  values: readonly Value[],
  names?: Readonly<Partial<Record<Value, string>>>,
) => values.map((value) => ({ value, label: names?.[value] ?? value }));

/** The answers to a question of yes or no. */
export const yesNoValues = ['yes', 'no'] as const;
