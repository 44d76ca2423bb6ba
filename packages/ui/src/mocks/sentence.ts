import { HttpResponse } from 'msw';

/** A refusal as the server words it: plain text, one sentence for people. */
export const sentence = (status: number, text: string) => HttpResponse.text(text, { status });
