{{- define "my-note.fullname" -}}
{{- if contains .Chart.Name .Release.Name -}}
{{- .Release.Name | trunc 63 | trimSuffix "-" -}}
{{- else -}}
{{- printf "%s-%s" .Release.Name .Chart.Name | trunc 63 | trimSuffix "-" -}}
{{- end -}}
{{- end -}}

{{- define "my-note.selector" -}}
app.kubernetes.io/name: {{ .Chart.Name }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "my-note.labels" -}}
{{ include "my-note.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
{{- end -}}

{{- define "my-note.isEmbedded" -}}
{{- if eq .Values.database.kind "embedded" }}yes{{ end -}}
{{- end -}}

{{- define "my-note.replicas" -}}
{{- if include "my-note.isEmbedded" . }}1{{ else }}{{ .Values.replicas }}{{ end -}}
{{- end -}}

{{- define "my-note.databaseSecret" -}}
{{- if .Values.database.existingSecret }}{{ .Values.database.existingSecret }}{{ else }}{{ include "my-note.fullname" . }}{{ end -}}
{{- end -}}

{{- define "my-note.metricsSecret" -}}
{{- if .Values.metrics.existingSecret }}{{ .Values.metrics.existingSecret }}
{{- else if .Values.metrics.token }}{{ include "my-note.fullname" . }}{{ end -}}
{{- end -}}
