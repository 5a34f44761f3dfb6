{
  "files": { "includes": ["**", "!dist", "!test-results"] },
  "formatter": { "indentStyle": "space", "indentWidth": 2, "lineWidth": 110 },
  "javascript": { "formatter": { "quoteStyle": "single" } },
  "linter": {
    "rules": {
      "style": {
        "noRestrictedImports": {
          "level": "error",
          "options": {
            "patterns": [
              {
                "group": [
                  "@chakra-ui/**",
                  "@emotion/**",
                  "react-router*",
                  "@tanstack/react-query",
                  "zod",
                  "zod/**"
                ],
                "message": "The host provides it: import it from @my-note/kit. A direct import is a second copy."
              }
            ]
          }
        }
      }
    }
  }
}
