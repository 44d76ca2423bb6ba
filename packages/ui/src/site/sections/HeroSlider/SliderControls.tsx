import { heroSliderWords as words } from '@hvac/content/words';
import { fillIn } from '../../../components/private/fillIn.tsx';
import * as attribute from '../../../hydration/attributes.ts';
import { IconButton } from '../../../components/Button/IconButton.tsx';
import { bar, dot, pause } from './HeroSlider.css.ts';

interface SliderControlsProps {
  count: number;
  /** Index of the slide that shows. */
  showing: number;
  /** Paused with the button. */
  paused: boolean;
  /** Another slide was chosen; one before the first is the last. */
  onShow: (index: number) => void;
  /** The time of the slide that shows is over. */
  onEnd: () => void;
  onPause: () => void;
}

/** Arrows, one dot per slide, and the pause button. Before hydration the page's first script changes slides. */
export const SliderControls = ({ count, showing, paused, onShow, onEnd, onPause }: SliderControlsProps) => (
  <div className={bar} role="group" aria-label={words.controls}>
    <IconButton
      icon="chevronLeft"
      label={words.previous}
      {...{ [attribute.turn]: -1 }}
      onClick={() => onShow(showing - 1)}
    />
    {Array.from({ length: count }, (_, index) => (
      <IconButton
        key={index}
        icon={<i className={dot} />}
        label={fillIn(words.go, { number: index + 1, count })}
        aria-current={index === showing || undefined}
        {...{ [attribute.turnTo]: index }}
        onClick={() => onShow(index)}
        onAnimationEnd={onEnd}
      />
    ))}
    <IconButton
      icon="chevronRight"
      label={words.next}
      {...{ [attribute.turn]: 1 }}
      onClick={() => onShow(showing + 1)}
    />
    <span className={pause}>
      <IconButton icon={paused ? 'play' : 'pause'} label={paused ? words.play : words.pause} onClick={onPause} />
    </span>
  </div>
);
