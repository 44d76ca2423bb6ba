import { expect } from 'storybook/test';
import { messages } from './docs/messages.ts';

const messagesOf = Map.groupBy(Object.values(messages).flat(), ({ story }) => story);

const withPlainApostrophes = (text: string) => text.replaceAll('\u2019', "'");

/**
 * Collects the text that a story shows while it plays: a toast may be gone at its end.
 * @returns fails when the story has not shown each of its messages; `undefined` when it has none
 */
export function expectMessages(story: string): (() => void) | undefined {
  const expected = messagesOf.get(story);
  if (!expected) return undefined;
  const texts: string[] = [];
  const read = (records: readonly MutationRecord[]) => {
    for (const { target, addedNodes } of records)
      texts.push(target.textContent ?? '', ...Array.from(addedNodes, ({ textContent }) => textContent ?? ''));
  };
  const observer = new MutationObserver(read);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => {
    read(observer.takeRecords());
    observer.disconnect();
    const shown = withPlainApostrophes(texts.join('\n'));
    const missing = expected.filter(({ text }) => !shown.includes(withPlainApostrophes(text)));
    void expect(missing, `messages that ${story} does not show`).toEqual([]);
  };
}
