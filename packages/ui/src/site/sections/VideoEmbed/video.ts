const embedPath = /^https:\/\/www\.youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/;

/** The page of an embedded video, for a link that opens it elsewhere; other addresses stay as they are. */
export const watchHref = (embed: string): string => {
  const id = embedPath.exec(embed)?.[1];
  return id ? `https://www.youtube.com/watch?v=${id}` : embed;
};

/** The player's address for a visitor who has pressed play already. */
export const playerHref = (embed: string): string => `${embed}${embed.includes('?') ? '&' : '?'}autoplay=1`;
