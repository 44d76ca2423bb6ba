declare module 'virtual:component-tokens' {
  /** Tokens that the styles in each component's folder read: `{ Button: ['color.action'] }`. */
  export const tokensOf: Readonly<Record<string, readonly string[]>>;
}

declare module 'virtual:changed-stories' {
  /** Ids of the stories that look otherwise than where the branch began. */
  export const changedStories: readonly string[];
}
