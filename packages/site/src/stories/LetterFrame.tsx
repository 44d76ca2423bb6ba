import type { Letter } from '@hvac/content/letters';

interface LetterFrameProps {
  letter: Letter;
  /** The part to show: mail programs choose one. */
  part?: 'html' | 'text';
}

/** A letter as a mail program shows it: apart from the styles of the page. */
export const LetterFrame = ({ letter, part = 'html' }: LetterFrameProps) =>
  part === 'text' ? (
    <pre style={{ margin: 0, padding: '1rem', whiteSpace: 'pre-wrap' }}>{letter.text}</pre>
  ) : (
    <iframe
      title={letter.subject}
      sandbox="allow-same-origin"
      srcDoc={letter.html}
      style={{ display: 'block', width: '100%', height: '75rem', border: 0 }}
    />
  );
