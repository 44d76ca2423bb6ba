import { expect } from 'storybook/test';
import { messages } from './messages.ts';

const promised = Map.groupBy(Object.values(messages).flat(), ({ story }) => story);

const plain = (text: string) => text.replaceAll('\u2019', "'");

/**
 * Watches the page while a story plays, a toast included that is gone at its end.
 * @param story its id
 * @returns fails when the story has not shown the messages that the list of messages promises of it; `undefined` where
 * none is promised
 */
export function watchMessages(story: string): (() => void) | undefined {
  const wanted = promised.get(story);
  if (!wanted) return undefined;
  const texts: string[] = [];
  const read = (records: readonly MutationRecord[]) => {
    for (const { target, addedNodes } of records) {
      texts.push(target.textContent ?? '', ...Array.from(addedNodes, ({ textContent }) => textContent ?? ''));
    }
  };
  const observer = new MutationObserver(read);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => {
    read(observer.takeRecords());
    observer.disconnect();
    const seen = plain(texts.join('\n'));
    const missing = wanted.filter(({ text }) => !seen.includes(plain(text)));
    void expect(missing, `messages that ${story} promises and does not show`).toEqual([]);
  };
}
