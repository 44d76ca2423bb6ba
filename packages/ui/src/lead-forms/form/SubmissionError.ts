/** A lead that cannot be put together, such as one whose file cannot be read. Nothing was sent. */
export class SubmissionError extends Error {
  override name = 'SubmissionError';
  readonly title: string;

  /** @param notice what the toast says; its description stays on the page too */
  constructor({ title, description }: { title: string; description: string }) {
    super(description);
    this.title = title;
  }
}
