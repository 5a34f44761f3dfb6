/** Origins that the page may load from because of a configured adapter. */
export type PageNeeds = {
  scriptSrc?: string[];
  imgSrc?: string[];
  connectSrc?: string[];
  frameSrc?: string[];
};
