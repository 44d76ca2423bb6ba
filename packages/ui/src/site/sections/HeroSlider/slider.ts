export interface SliderState {
  count: number;
  /** Index of the current slide. */
  showing: number;
  /** Index of the slide below, while the current one fades in. */
  leaving: number | undefined;
  /** Paused with the button. */
  paused: boolean;
  /** Paused while the pointer is over the slides. */
  hovered: boolean;
  /** Paused while the keyboard focus is in the slides. */
  focused: boolean;
}

export type SliderAction =
  | { type: 'takeOver'; showing: number; hovered: boolean; focused: boolean }
  | { type: 'step'; by: 1 | -1 }
  | { type: 'go'; to: number }
  | { type: 'tick' }
  | { type: 'togglePause' }
  | { type: 'hover'; on: boolean }
  | { type: 'focus'; on: boolean };

export const initialSliderState = (count: number): SliderState => ({
  count,
  showing: 0,
  leaving: undefined,
  paused: false,
  hovered: false,
  focused: false,
});

const change = (state: SliderState, to: number): SliderState => {
  const showing = (to + state.count) % state.count;
  return showing === state.showing ? state : { ...state, showing, leaving: state.showing };
};

/** The reducer of the slider. */
export function sliderReducer(state: SliderState, action: SliderAction): SliderState {
  switch (action.type) {
    case 'takeOver':
      return { ...state, showing: action.showing, hovered: action.hovered, focused: action.focused };
    case 'step':
      return change(state, state.showing + action.by);
    case 'go':
      return change(state, action.to);
    case 'tick':
      return state.paused || state.hovered || state.focused ? state : change(state, state.showing + 1);
    case 'togglePause':
      return { ...state, paused: !state.paused };
    case 'hover':
      return { ...state, hovered: action.on };
    case 'focus':
      return { ...state, focused: action.on };
  }
}
