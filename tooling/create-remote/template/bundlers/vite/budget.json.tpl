{
  "entry": 9,
  "page": 50,
  "css": 1,
  "requests": 9,
  "field": { "load": 1000, "lcp": 2500, "inp": 200 }
}
