/** The choices of a select or radio group, from their names by value. */
export const optionsOf = <Value extends string>(names: Readonly<Record<Value, string>>) =>
  Object.entries<string>(names).map(([value, label]) => ({ value, label }));

/** The choices of a question that is answered by yes or no. */
export const yesNo = optionsOf({ yes: 'Yes', no: 'No' });
