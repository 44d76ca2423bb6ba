import { expect } from 'vitest';
import { messages } from './messages.ts';

const promised = Map.groupBy(Object.values(messages).flat(), ({ story }) => story);

const plain = (text: string) => text.replaceAll('\u2019', "'");

/**
 * Remembers every text that a story shows while it plays, a toast included that is gone at its end.
 * @returns ends the watch, and fails when the story has not shown the messages that the list of messages promises of it
 */
export function watchMessages(): (story: string) => void {
  const texts: string[] = [];
  const read = (records: readonly MutationRecord[]) => {
    for (const { target, addedNodes } of records) {
      texts.push(target.textContent ?? '', ...Array.from(addedNodes, ({ textContent }) => textContent ?? ''));
    }
  };
  const observer = new MutationObserver(read);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return (story) => {
    read(observer.takeRecords());
    observer.disconnect();
    const seen = plain(texts.join('\n'));
    const missing = (promised.get(story) ?? []).filter(({ text }) => !seen.includes(plain(text)));
    expect(missing, `messages that ${story} promises and does not show`).toEqual([]);
  };
}
