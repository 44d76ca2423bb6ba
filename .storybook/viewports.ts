/** The two widths that every story is reviewed and compared at. */
export const viewports = {
  phone: { name: 'Phone, 390 px', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  desktop: { name: 'Desktop, 1280 px', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
} as const;

export type Width = keyof typeof viewports;

/** The size of a window, in px. */
export const sizeOf = (width: Width) => ({
  width: Number.parseInt(viewports[width].styles.width, 10),
  height: Number.parseInt(viewports[width].styles.height, 10),
});

/** The widths of a story's pictures. A test of a story (`Story.test()`) has none. */
export const widthsOf = (tags: readonly string[] = []): readonly Width[] =>
  tags.includes('test-fn')
    ? []
    : (['phone', 'desktop'] as const).filter(
        (width) => !tags.includes(width === 'phone' ? 'desktop-only' : 'phone-only'),
      );

/** For a story that makes sense at one width alone. */
export const onlyOn = (width: Width) => ({ globals: { viewport: { value: width } }, tags: [`${width}-only`] });
