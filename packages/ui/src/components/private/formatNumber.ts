/** "1,180". */
export const formatNumber = (number: number): string => number.toLocaleString('en-US');
