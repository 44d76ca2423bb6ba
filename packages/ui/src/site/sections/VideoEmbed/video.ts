const embedPath = /^https:\/\/www\.youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/;

/** The watch page of an embedded video; other URLs are returned unchanged. */
export const watchHref = (embed: string): string => {
  const id = embedPath.exec(embed)?.[1];
  return id ? `https://www.youtube.com/watch?v=${id}` : embed;
};

/** The player's URL with autoplay, for after the click. */
export const playerHref = (embed: string): string => `${embed}${embed.includes('?') ? '&' : '?'}autoplay=1`;
