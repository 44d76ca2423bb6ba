import { useEffect } from 'react';
import './useEmptyDay.css.ts';

/** Marks a date input while it is empty, so that it looks empty in every browser. @param id of the input */
export function useEmptyDay(id: string) {
  // After each render, because resetting a form fires no input event.
  useEffect(() => {
    const input = document.getElementById(id);
    if (!(input instanceof HTMLInputElement)) return;
    const mark = () => void input.toggleAttribute('data-empty', input.value === '');
    mark();
    input.addEventListener('input', mark);
    return () => input.removeEventListener('input', mark);
  });
}
