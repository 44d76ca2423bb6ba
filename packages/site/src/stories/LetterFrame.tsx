import type { Letter } from '@hvac/content/letters';

interface LetterFrameProps {
  letter: Letter;
  /** The MIME part to show. */
  part?: 'html' | 'text';
}

/** A letter in an iframe, isolated from the page's styles. */
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
