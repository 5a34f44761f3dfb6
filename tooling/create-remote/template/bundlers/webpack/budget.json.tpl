{
  "entry": 9,
  "page": 30,
  "css": 1,
  "requests": 5
}
