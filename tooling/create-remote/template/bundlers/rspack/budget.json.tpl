{
  "entry": 15,
  "page": 30,
  "css": 1,
  "requests": 5,
  "field": { "load": 1000, "lcp": 2500, "inp": 200 }
}
