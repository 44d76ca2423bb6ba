/** What a form is doing, or what came of it. */
export type FormStatus<Failure, Receipt> =
  | { name: 'editing'; /** Id of the field that the visitor goes on with. */ focus?: string }
  | { name: 'sending' }
  | { name: 'refused'; problems: readonly { name: string; message: string }[] }
  | { name: 'failed'; failure: Failure }
  | { name: 'sent'; receipt: Receipt };

/** A form that is being sent is not sent a second time, and not refused: it has failed or is sent, or is edited again. */
export const changeStatus = <Failure, Receipt>(
  status: FormStatus<Failure, Receipt>,
  next: FormStatus<Failure, Receipt>,
): FormStatus<Failure, Receipt> =>
  status.name === 'sending' && (next.name === 'sending' || next.name === 'refused') ? status : next;

/** The fields with a message, in the order of the page. */
export const problemsOf = (
  order: readonly string[],
  messageOf: (name: string) => string | undefined,
): { name: string; message: string }[] =>
  order.flatMap((name) => {
    const message = messageOf(name);
    return message === undefined ? [] : [{ name, message }];
  });
