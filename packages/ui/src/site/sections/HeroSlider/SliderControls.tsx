import { heroSliderWords as words } from '@hvac/content/words';
import type { Dispatch } from 'react';
import { fillIn } from '../../../components/private/fillIn.tsx';
import * as attribute from '../../../hydration/attributes.ts';
import { IconButton } from '../../../components/Button/IconButton.tsx';
import type { SliderAction, SliderState } from './slider.ts';
import { bar, dot, pause } from './SliderControls.css.ts';

interface SliderControlsProps {
  state: SliderState;
  dispatch: Dispatch<SliderAction>;
}

/** Arrows, one dot per slide, and the pause button. Before hydration the page's first script changes slides. */
export const SliderControls = ({ state, dispatch }: SliderControlsProps) => (
  <div className={bar} role="group" aria-label={words.controls}>
    <IconButton
      icon="chevronLeft"
      label={words.previous}
      {...{ [attribute.turn]: -1 }}
      onClick={() => dispatch({ type: 'step', by: -1 })}
    />
    {Array.from({ length: state.count }, (_, index) => (
      <IconButton
        key={index}
        icon={<i className={dot} />}
        label={fillIn(words.go, { number: index + 1, count: state.count })}
        aria-current={index === state.showing || undefined}
        {...{ [attribute.turnTo]: index }}
        onClick={() => dispatch({ type: 'go', to: index })}
        onAnimationEnd={() => dispatch({ type: 'tick' })}
      />
    ))}
    <IconButton
      icon="chevronRight"
      label={words.next}
      {...{ [attribute.turn]: 1 }}
      onClick={() => dispatch({ type: 'step', by: 1 })}
    />
    <span className={pause}>
      <IconButton
        icon={state.paused ? 'play' : 'pause'}
        label={state.paused ? words.play : words.pause}
        onClick={() => dispatch({ type: 'togglePause' })}
      />
    </span>
  </div>
);
