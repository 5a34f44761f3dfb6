{
  "entry": 9,
  "page": 50,
  "css": 1,
  "requests": 9
}
