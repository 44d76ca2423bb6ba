/** Most characters of a landing: the page with its campaign, and the referring host as `from`. */
export const landingLimit = 300;
/** Parameters that ad networks add to a link. Only their names are kept: the value identifies a click. */
export const clickId = /^(?:[dg]clid|[gw]braid|(?:fb|tt|tw|y)clid|msclkid|li_fat_id|epik|rdt_cid|sccid)$/i;

/** The parameters of a query. Mail programs leave "&amp;" in a link, and programs that add to one begin with another "?". */
export const linkParameters = (search: string): URLSearchParams =>
  new URLSearchParams(search.replace(/^\?/, '').replace(/&amp;|\?/gi, '&'));
