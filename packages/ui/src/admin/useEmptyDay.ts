import { useEffect } from 'react';
import './useEmptyDay.css.ts';

/** Marks a field for a day while it holds none, so that it looks empty in every browser. @param id of the input */
export function useEmptyDay(id: string) {
  // After each render: a form that is reset fires no event.
  useEffect(() => {
    const input = document.getElementById(id);
    if (!(input instanceof HTMLInputElement)) return;
    const mark = () => void input.toggleAttribute('data-empty', input.value === '');
    mark();
    input.addEventListener('input', mark);
    return () => input.removeEventListener('input', mark);
  });
}
