import { uploadWords } from '@hvac/content/words';
import { useId } from 'react';
import { fillIn } from '../../components/private/fillIn.tsx';
import type { Native } from '../../components/private/native.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { bar, fill, moving, progress } from './UploadProgress.css.ts';

interface UploadProgressProps extends Native<'div', 'children'> {
  /** What is being uploaded, such as "your résumé". */
  what: string;
  /** From 0 to 1; undefined while the browser has not told. */
  share: number | undefined;
  /** What it says, in place of its own words. */
  words?: typeof uploadWords;
}

/** Spoken at a quarter, at half and so on: every percent would drown everything else. */
const spoken = (percent: number) => `${Math.floor(percent / 25) * 25}%`;

/** How far a file has come: a bar and words while it leaves, words alone while the server stores it. */
export const UploadProgress = ({ what, share, words = uploadWords, ...native }: UploadProgressProps) => {
  const labelId = useId();
  const percent = share === undefined ? undefined : Math.floor(share * 100);
  const gone = percent === 100;
  return (
    <div {...native} className={progress}>
      <p id={labelId}>
        {gone
          ? words.stored
          : percent === undefined
            ? fillIn(words.begun, { what })
            : fillIn(words.progress, { what, percent })}
      </p>
      <div
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className={bar}
      >
        <div
          className={percent === undefined ? `${fill} ${moving}` : fill}
          style={percent === undefined ? undefined : { inlineSize: `${percent}%` }}
        />
      </div>
      <VisuallyHidden role="status">
        {gone ? words.stored : percent === undefined ? fillIn(words.spoken, { what }) : spoken(percent)}
      </VisuallyHidden>
    </div>
  );
};
