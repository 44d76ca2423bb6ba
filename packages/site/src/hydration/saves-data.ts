/** The Network Information API, in Chromium only. */
interface NavigatorWithConnection {
  connection?: { saveData?: boolean; effectiveType?: string };
}

/** Whether the visitor asked to save data, or the network is so slow that code fetched ahead would hold up the page. */
export function savesData(): boolean {
  const { connection } = navigator as NavigatorWithConnection;
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}
