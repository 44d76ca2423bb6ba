import type { Dispatch } from 'react';
import { Icon } from '../../../components/Icon/Icon.tsx';
import type { SliderAction, SliderState } from './slider.ts';
import { bar, control, dot, pause } from './SliderControls.css.ts';

interface SliderControlsProps {
  state: SliderState;
  dispatch: Dispatch<SliderAction>;
}

/**
 * Arrows, one dot per slide, and the pause button. Before hydration the inline script changes slides by `data-turn`, and
 * replays clicks on `data-needs-js` afterward.
 */
export const SliderControls = ({ state, dispatch }: SliderControlsProps) => (
  <div className={bar} role="group" aria-label="Slides">
    <button
      type="button"
      className={control}
      aria-label="Previous slide"
      data-needs-js=""
      data-turn={-1}
      onClick={() => dispatch({ type: 'step', by: -1 })}
    >
      <Icon name="chevronLeft" size={22} weight={2.4} />
    </button>
    {Array.from({ length: state.count }, (_, index) => (
      <button
        key={index}
        type="button"
        className={control}
        aria-label={`Slide ${index + 1} of ${state.count}`}
        aria-current={index === state.showing || undefined}
        data-needs-js=""
        data-turn-to={index}
        onClick={() => dispatch({ type: 'go', to: index })}
        onAnimationEnd={() => dispatch({ type: 'tick' })}
      >
        <i className={dot} />
      </button>
    ))}
    <button
      type="button"
      className={control}
      aria-label="Next slide"
      data-needs-js=""
      data-turn={1}
      onClick={() => dispatch({ type: 'step', by: 1 })}
    >
      <Icon name="chevronRight" size={22} weight={2.4} />
    </button>
    <button
      type="button"
      className={`${control} ${pause}`}
      aria-label={state.paused ? 'Play slides' : 'Pause slides'}
      data-needs-js=""
      onClick={() => dispatch({ type: 'togglePause' })}
    >
      <Icon name={state.paused ? 'play' : 'pause'} weight={2.4} />
    </button>
  </div>
);
