/**
 * Hides spot illustrations that do not load, now or later: the text beside one says what it shows. All other pictures keep
 * their alternative text.
 */
export function hideBrokenSpots(): void {
  const hide = (image: EventTarget | null) => {
    if (image instanceof HTMLImageElement && image.src.includes('/spot-')) image.style.display = 'none';
  };
  document.addEventListener('error', ({ target }) => hide(target), true);
  for (const image of document.images) if (image.complete && image.naturalWidth === 0) hide(image);
}
