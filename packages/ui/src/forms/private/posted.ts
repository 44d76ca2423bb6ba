import type { PostedForm } from '@hvac/content/model';
import { postedFormWords } from '@hvac/content/words';
import { createContext, use } from 'react';

const PostedContext = createContext<PostedForm | undefined>(undefined);

/** Gives a form what a browser posted without script. Its fields begin with these values. */
export const PostedFormProvider = PostedContext;

/** What was posted; undefined on every page but the server's answer to a post. */
export const usePostedForm = () => use(PostedContext);

/** The posted value of a field; undefined when nothing was posted, '' when the field was empty. */
export function usePostedValue(name: string): string | undefined {
  const posted = usePostedForm();
  return posted && (Object.hasOwn(posted.values, name) ? posted.values[name] : '');
}

/** Nothing but the math problem is left to do. */
export const needsOnlyCaptcha = ({ errors }: PostedForm): boolean =>
  Object.keys(errors).every((name) => name === 'captchaAnswer');

/** Nothing is wrong, but no page can hold the file: it has to be chosen again. */
export const needsFileAgain = ({ errors }: PostedForm): boolean =>
  Object.keys(errors).length === 1 && errors['resume'] === postedFormWords.fileAgain;

/** On what is wrong or left to do: the browser begins there, and a screen reader reads it first. */
export const autoFocusProps = { autoFocus: true } as const;
