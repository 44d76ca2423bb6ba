import { Virtual } from '@guidepup/virtual-screen-reader';
import { expect } from 'storybook/test';

/** A copy in a frame of its own: the library patches the document that it reads, and `userEvent` would fail there. */
function copyDocument() {
  const copy = document.documentElement.cloneNode(true);
  const frame = document.createElement('iframe');
  Object.assign(frame.style, { position: 'fixed', inset: '0', width: '100%', height: '100%' });
  document.body.append(frame);
  // A frame without a source has its document at once.
  const { contentDocument, contentWindow } = frame as { contentDocument: Document } & HTMLIFrameElement;
  contentDocument.documentElement.replaceWith(contentDocument.importNode(copy, true));
  return { frame, container: contentDocument.body, window: contentWindow as Window & typeof globalThis };
}

/**
 * Lets a screen reader read the whole document, which has no open modal dialog, and expects these phrases in this order,
 * each as often as it stands here. What else is spoken between them does not matter.
 */
export async function expectSpoken(phrases: readonly string[]) {
  const { frame, ...copy } = copyDocument();
  const reader = new Virtual();
  await reader.start(copy);
  while ((await reader.lastSpokenPhrase()) !== 'end of document') await reader.next();
  const spoken = await reader.spokenPhraseLog();
  await reader.stop();
  frame.remove();
  await expect(
    spoken.filter((phrase) => phrases.includes(phrase)),
    `spoken:\n${spoken.join('\n')}`,
  ).toEqual(phrases);
}
