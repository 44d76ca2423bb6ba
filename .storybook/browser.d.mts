import type { LaunchOptions } from 'playwright';

export declare const pixelsComparable: boolean;
export declare const launchOptions: LaunchOptions;
